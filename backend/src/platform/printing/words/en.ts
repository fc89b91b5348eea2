/** The head and the foot of every paper but the invoice. */
export const words = {
  contact: (phones: string, whatsapp: string, email: string) =>
    `Phone ${phones} · WhatsApp ${whatsapp} · ${email}`,
  /** What must stand on every document of a seller of crackers. */
  foot: (company: string, licence: string, gstin: string) =>
    `${company} · Licence ${licence} · GSTIN ${gstin}`,
};
