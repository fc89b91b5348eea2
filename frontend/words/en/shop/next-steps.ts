import type { Delivery } from '@shop/contracts/rules/orders/order-states';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';

export const words = {
  title: 'What happens next',
  steps: (mode: SaleMode, delivery: Delivery | null): readonly string[] => [
    'We call you within a day and go through the list with you.',
    mode === 'order'
      ? 'You pay by UPI or bank transfer. The details stand on your order page at once.'
      : 'Only after that call you get the details to pay. Nothing is paid now.',
    delivery === 'door'
      ? 'We pack, and the lorry brings it to your door. Your order page shows where it is.'
      : 'We pack, the lorry brings it to your pickup location, and you collect it. Your order page shows where it is.',
  ],
} as const;
