/** What is in a gift box or a family pack, shown over the list. */
export const words = {
  loading: 'One moment …',
  onItsPage: 'Its page says what is in it.',
  again: 'Try again',
  close: 'Close',
  page: 'Open its page',
} as const;
