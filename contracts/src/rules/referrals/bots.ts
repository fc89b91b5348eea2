const BOT = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|google-|whatsapp|telegram/i;

/** Whether a user agent names itself as a program that reads pages rather than a person. */
export function isBotLike(userAgent: string): boolean {
  return BOT.test(userAgent);
}
