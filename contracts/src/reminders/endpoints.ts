import { endpoint } from '../endpoint.ts';
import type { AskReminderRequest, ListRemindersQuery } from './requests.ts';
import type { ReminderPageView } from './views.ts';

/** "Tell me when the shop opens": open while the shop is closed. The same phone or e-mail twice is one reminder. */
export const askReminder = endpoint('POST', '/api/public/reminders')<{
  body: AskReminderRequest;
  view: undefined;
}>();

/** Newest first. */
export const listReminders = endpoint('GET', '/api/admin/reminders')<{
  query: ListRemindersQuery;
  view: ReminderPageView;
}>();
