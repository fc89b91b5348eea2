import type { StaffForm } from './staff-form.ts';

export const contactForms: readonly StaffForm[] = [
  {
    name: 'answer to a message',
    at: {
      record: `WITH asked AS (
        INSERT INTO contact_message (id, at, name, phone, subject, message)
        VALUES (uuidv7(), now(), 'Asking Ambika', '9876543210', 'delivery', 'When is it here?')
      ) SELECT '/admin/contacts?search=Asking+Ambika' AS address`,
    },
    opens: 'Write down the answer',
    field: 'What you answered',
    typed: 'On Friday, by lorry.',
    send: 'Keep it and mark as answered',
    call: 'answer',
    done: 'The answer to Asking Ambika is kept.',
    conflict: {
      refused: 'message-answered',
      details: { by: 'The desk' },
      says: 'The desk has answered this message meanwhile.',
    },
  },
];
