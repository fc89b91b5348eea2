export const words = {
  list: 'Green crackers in our list',
  listText: 'These have a certificate number, which stands on the page of each. Compare it with the box.',
  none: 'No cracker in the list has a certificate at the moment. We do not call anything green without one.',
} as const;
