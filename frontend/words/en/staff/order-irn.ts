/** At an order of a business, while its invoice needs an IRN. */
export const words = {
  dispatching:
    'This goes to a business: the lorry may leave only once the invoice has its IRN. The invoice is made as you dispatch; then record its IRN under',
  loading: (numbers: string) =>
    `${numbers}: to businesses. The lorry may leave only once their invoices have an IRN. They are made as you dispatch; then record the IRNs under`,
  register: 'E-invoices',
  missing: 'The lorry may leave only once the invoice has its IRN. Record it at',
  cancelled:
    'The IRN of the invoice was cancelled after some of its goods were credited, so no new one could be made: ask your accountant. It was',
} as const;
