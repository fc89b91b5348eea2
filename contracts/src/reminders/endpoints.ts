import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { AskReminderRequest, ForgetReminderRequest, ListRemindersQuery } from './requests.ts';
import type { ReminderView } from './views.ts';

/**
 * "Tell me when the shop opens": open while the shop is closed. The same phone or e-mail twice is one reminder; who was
 * told a day ago or more is told once more.
 */
export const askReminder = endpoint('POST', '/api/public/reminders')<{
  body: AskReminderRequest;
  view: undefined;
}>();

/** Takes an address off the list, by the link of its e-mail; a second time changes nothing. */
export const forgetReminder = endpoint('POST', '/api/public/reminders/forget')<{
  body: ForgetReminderRequest;
  view: undefined;
}>();

/** Newest first. */
export const listReminders = endpoint('GET', '/api/admin/reminders')<{
  query: ListRemindersQuery;
  view: ListPage<ReminderView>;
}>();

export const exportReminders = endpoint('GET', '/api/admin/reminders/export/:format')<{
  query: ListRemindersQuery;
  view: unknown;
}>();

/** Marks as told whom a colleague wrote to; refused when another did, so that nobody takes back what they did. */
export const tellReminder = endpoint('POST', '/api/admin/reminders/:id/told')<{ view: ReminderView }>();

/** Takes that back: they are still to be told. */
export const untellReminder = endpoint('POST', '/api/admin/reminders/:id/waiting')<{ view: ReminderView }>();

/** Forgets somebody who asks for it; an e-mail that waits for them is withdrawn. */
export const deleteReminder = endpoint('POST', '/api/admin/reminders/:id/delete')<{ view: undefined }>();
