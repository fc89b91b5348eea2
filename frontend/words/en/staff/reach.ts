/** How staff reach a customer. */
export const words = {
  call: 'Call',
  whatsapp: 'WhatsApp',
} as const;
