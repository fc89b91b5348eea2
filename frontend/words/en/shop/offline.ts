/** What stands in place of a page while there is no network. */
export const words = {
  title: 'No network just now',
  safe: 'Your list is safe on this device. The price list opens without a network; an order is sent once there is one.',
  openList: 'Open the price list',
  retry: 'Try again',
} as const;
