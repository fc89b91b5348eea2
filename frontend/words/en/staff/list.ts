const count = new Intl.NumberFormat('en-IN');

const refused = (rows: number) => (rows === 1 ? '1 was refused:' : `${count.format(rows)} were refused:`);

/** Beside what Tamil pages show in English. */
export const notTranslated = 'not translated';

/** What is done with the rows of a list of staff's. */
export const words = {
  choosePage: 'Choose the whole page',
  chosen: (rows: number) => `${count.format(rows)} chosen`,
  chooseAll: (rows: number, isFiltered: boolean) =>
    `Choose all ${count.format(rows)} of ${isFiltered ? 'this filter' : 'the list'}`,
  chooseFirst: (rows: number, isFiltered: boolean) =>
    `Choose the first ${count.format(rows)} of ${isFiltered ? 'this filter' : 'the list'}`,
  mostChosen: (rows: number) =>
    `${count.format(rows)} go at once. The rest follows: choose again when these are done.`,
  notAllChosen: (why: string) => `${why} Nothing more was chosen; what you chose stays.`,
  progress: (at: number, rows: number) => `${count.format(at)} of ${count.format(rows)}`,
  stop: 'Stop',
  leaveRunning: 'Not all chosen rows are done yet. Leave this page anyway?',
  brokenOff: (done: number, rows: number, why: string) =>
    `${count.format(done)} of ${count.format(rows)} are done. ${why} The others are as they were, and stay chosen.`,
  doTo: (label: string, rows: number) => `${label} (${count.format(rows)})`,
  chooseNone: 'Choose none',
  remove: 'Delete',
  removeTitle: (rows: string) => `Delete ${rows}?`,
  removeFinal: 'What is deleted cannot be brought back.',
  removed: (rows: string) => `Deleted: ${rows}.`,
  undo: 'Undo',
  takenBack: (rows: number) => (rows === 1 ? 'Taken back.' : `${count.format(rows)} are taken back.`),
  refused,
  refusedNamed: (rows: number, named: readonly string[]) =>
    [
      refused(rows),
      ...named,
      ...(rows > named.length ? [`And ${count.format(rows - named.length)} more.`] : []),
    ].join(' '),
  views: 'Views',
  noViews: 'Choose filters, then give them a name: they stand here, for you alone.',
  saveView: 'Save these filters…',
  saveViewTitle: 'Save these filters',
  viewFields: { name: 'Name' },
  save: 'Save',
  viewSaved: (name: string) => `“${name}” is saved.`,
  deleteView: (name: string) => `Delete “${name}”`,
  viewDeleted: (name: string) => `“${name}” is deleted.`,
  export: 'Export',
  formats: { csv: 'As CSV', xlsx: 'As Excel file' },
} as const;

/** `1 order`, `25 orders`, `1,000+ orders`. */
export function counted(one: string, many: string): (total: number, isMore?: boolean) => string {
  return (total, isMore = false) =>
    total === 1 && !isMore ? `1 ${one}` : `${count.format(total)}${isMore ? '+' : ''} ${many}`;
}
