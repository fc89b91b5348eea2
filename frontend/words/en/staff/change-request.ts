import type { OwnChangeKind } from '@shop/contracts/rules/orders/own-changes';

/** What a customer asks for on the page of their order. */
export const words = {
  title: {
    edit: (by: string, at: string) => `${by} asked on ${at} to change this order`,
    cancel: (by: string, at: string) => `${by} asked on ${at} to cancel this order`,
  } satisfies Record<OwnChangeKind, (by: string, at: string) => string>,
  reason: (reason: string) => `Their reason: ${reason}`,
  waits: 'They wait for your answer, and the order is not packed before.',
  accept: { edit: 'Make this change', cancel: 'Cancel the order' } satisfies Record<OwnChangeKind, string>,
  accepted: {
    edit: 'The order is changed as the customer asked.',
    cancel: 'The order is cancelled as the customer asked.',
  } satisfies Record<OwnChangeKind, string>,
  decline: 'Say no',
  declineTitle: (number: string) => `${number}: say no`,
  declineHelp: 'The order stays as it is. The customer reads your reason on the order’s page, and by e-mail.',
  declined: 'The customer is told.',
} as const;
