/** What the price list says of a search that did not simply find. It comes with the search. */
export const words = {
  nothingFound: 'No item matches.',
  searchSite: 'Look for it among cities and pages',
  closest: 'Nothing has all of these words. These come closest.',
  banned:
    'Joined crackers (walas, garlands, ladis) are banned by the Supreme Court, so nobody may sell them and we have none. Single crackers and multi-shots are in the list.',
  bannedMore: 'What the law allows',
} as const;
