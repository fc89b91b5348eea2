/** The help button at the edge of every page of the shop. */
export const words = {
  help: 'Help',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'Ask on WhatsApp',
  list: 'Go to your list',
} as const;
