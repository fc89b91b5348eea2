import type { StaffForm } from './staff-form.ts';

export const postForms: readonly StaffForm[] = [
  {
    name: 'new post',
    at: '/admin/blogs',
    opens: 'Add a post',
    field: 'Title',
    typed: 'Rain and crackers',
    send: 'Begin writing',
    call: 'posts',
    done: '“Rain and crackers” is a draft now.',
    conflict: { refused: 'slug-used', says: 'Another one has this address' },
  },
  {
    name: 'post',
    at: '/admin/blogs/how-lorry-parcel-booking-works',
    field: 'Text',
    typed: 'விளக்கு: a lamp, and its oil.',
    isEditor: true,
    send: 'Save',
    call: 'posts/*',
    done: 'Post: saved.',
    conflict: { field: 'body', theirs: '<p>Theirs</p>', shown: 'Theirs' },
  },
  {
    name: 'text of the shop',
    at: '/admin/texts/en/closed-orders',
    field: 'Text',
    typed: 'Call {phone} about your order.',
    send: 'Save',
    call: 'texts/en/*',
    done: 'Wording: saved.',
    conflict: { field: 'body', theirs: 'Theirs' },
  },
];
