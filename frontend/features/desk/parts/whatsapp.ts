/** Opens WhatsApp with a text filled in; without a number the person chooses whom to send it to. */
export function whatsAppLink(text: string, mobileDigits: string | null): string {
  return `https://wa.me/${mobileDigits === null ? '' : `91${mobileDigits}`}?text=${encodeURIComponent(text)}`;
}
