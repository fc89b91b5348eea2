/** What every list of staff and referrers says of its filters and pages. */
export const words = {
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  sort: 'Sort by',
  clear: 'Clear filters',
  anyDay: 'Any day',
  noneCalledSo: 'Nothing has this name.',
  takeAway: 'Take this filter away',
  keys: { search: '/ searches', move: 'arrows move', choose: 'Space chooses', open: 'Enter opens' },
  beyond: 'Nothing stands on this page any more',
  toFirstPage: 'To the first page',
  showAll: 'Show all',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
} as const;
