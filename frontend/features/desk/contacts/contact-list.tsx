import {
  exportContactMessages,
  finishContactMessage,
  listContactMessages,
  reopenContactMessage,
} from '@shop/contracts/contacts/endpoints';
import type { ListContactMessagesQuery } from '@shop/contracts/contacts/requests';
import type { ContactMessageView } from '@shop/contracts/contacts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/contacts.ts';
import { subjectWords } from '../../../words/en/shop/contact-subjects.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { MessageBody } from './message-body.tsx';

/** What people wrote, newest first; first of all what waits for an answer. */
export const contactList: ListDescription<ContactMessageView, ListContactMessagesQuery> = {
  name: 'contacts',
  path: paths.adminContacts,
  permission: 'contacts.read',
  rows: listContactMessages,
  export: { endpoint: exportContactMessages, permission: 'contacts.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: {
      kind: 'choice',
      label: words.choose,
      any: words.all,
      options: words.states,
      usual: 'open',
      tabs: true,
    },
    days: { kind: 'days', from: words.from, to: words.to },
  },
  card: (message) => ({
    head: message.name,
    side: `${subjectWords[message.subject]} · ${formatInstant(message.at)}`,
    body: <MessageBody message={message} />,
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  bulk: [
    {
      label: words.finish,
      permission: 'contacts.handle',
      fits: ({ done }) => done === null,
      run: ({ id }, attempt) => stepSignedIn(finishContactMessage, { params: { id }, attempt }),
      done: words.finishedMany,
      undo: ({ id }, attempt) => stepSignedIn(reopenContactMessage, { params: { id }, attempt }),
    },
  ],
  words,
};
