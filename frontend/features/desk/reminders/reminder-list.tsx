import {
  exportReminders,
  listReminders,
  tellReminder,
  untellReminder,
} from '@shop/contracts/reminders/endpoints';
import type { ListRemindersQuery } from '@shop/contracts/reminders/requests';
import type { ReminderView } from '@shop/contracts/reminders/views';
import { addDays, dayOf, formatDay, formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { formatMobile } from '@shop/contracts/rules/phone';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/reminders.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { ReminderSteps } from './reminder-steps.tsx';

const contactOf = ({ channel, contact }: ReminderView) =>
  channel === 'phone' ? formatMobile(contact) : contact;
const asked = ({ at }: ReminderView) => words.asked(formatInstant(at));
const told = ({ toldAt }: ReminderView) => (toldAt ? formatInstant(toldAt) : words.notTold);
const deleted = ({ toldAt }: ReminderView) =>
  toldAt && words.deletedOn(formatDay(addDays(dayOf(new Date(toldAt)), KEPT_DAYS.toldReminder)));
const steps = (reminder: ReminderView) => <ReminderSteps reminder={reminder} name={contactOf(reminder)} />;

/** Who asked to be told when the shop opens: addresses get an e-mail by themselves, phones are written to by a colleague. */
export const reminderList: ListDescription<ReminderView, ListRemindersQuery> = {
  name: 'reminders',
  path: paths.adminReminders,
  permission: 'reminders.read',
  rows: listReminders,
  export: { endpoint: exportReminders, permission: 'reminders.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    channel: { kind: 'choice', label: words.channel, any: words.anyChannel, options: words.channels },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
  },
  columns: [
    { head: words.contact, cell: contactOf, under: asked },
    { head: words.told, cell: told, under: deleted },
    { head: words.next, cell: steps, wide: true },
  ],
  card: (reminder) => ({
    head: contactOf(reminder),
    side: told(reminder),
    lines: [[asked(reminder), deleted(reminder)]],
    body: steps(reminder),
  }),
  keyOf: ({ id }) => id,
  nameOf: contactOf,
  bulk: [
    {
      label: words.mark,
      permission: 'reminders.handle',
      fits: ({ channel, toldAt }) => channel === 'phone' && toldAt === null,
      run: ({ id }, attempt) => stepSignedIn(tellReminder, { params: { id }, attempt }),
      done: words.markedMany,
      undo: ({ id }, attempt) => stepSignedIn(untellReminder, { params: { id }, attempt }),
    },
  ],
  words,
};
