/** Filters of a list that a member of staff gave a name; theirs alone. */
export interface SavedView {
  id: string;
  name: string;
  /** As the list's address has them, without the question mark. */
  filters: string;
}
