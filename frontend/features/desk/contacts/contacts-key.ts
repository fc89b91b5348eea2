export const contactsKey = ['contacts'] as const;
