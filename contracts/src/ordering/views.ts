/** A row of a list that staff bring into order by hand. */
export interface OrderedRowView {
  id: string;
  name: string;
}
