/** The help button on every page of the shop. */
export const words = {
  help: 'Help',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'Ask on WhatsApp',
  list: 'Go to your list',
  track: 'Track an order',
} as const;
