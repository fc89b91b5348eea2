/**
 * Opens WhatsApp with a text filled in; without a number the person chooses whom to send it to. A text that has not
 * arrived makes no link yet; without one the person types it.
 */
export function whatsAppLink(text: string | null, mobileDigits: string | null): string | undefined {
  if (text === null) return undefined;
  return `https://wa.me/${mobileDigits === null ? '' : `91${mobileDigits}`}?text=${encodeURIComponent(text)}`;
}
