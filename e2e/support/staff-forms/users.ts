import type { StaffForm } from './staff-form.ts';

export const userForms: readonly StaffForm[] = [
  {
    name: 'invitation of a colleague',
    at: '/admin/users',
    opens: 'Invite a colleague',
    field: 'Name',
    typed: 'Packing Parvathi',
    also: [['E-mail', 'packer@agalcrackers.example']],
    send: 'Invite',
    call: 'users',
    done: 'This link is shown only now.',
    conflict: { refused: 'email-used', says: 'Somebody in the shop has this e-mail address already.' },
  },
];
