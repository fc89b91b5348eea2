import { counted } from './list.ts';
import { words as own } from './own-account.ts';

/** The accounts of staff, and one's own. */
export const words = {
  title: 'Users',
  search: 'Search users',
  searchHelp: 'Name or e-mail',
  role: 'Role',
  anyRole: 'Every role',
  state: 'State',
  anyState: 'Every state',
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  name: 'Name',
  email: 'E-mail',
  lastSeen: 'Last seen',
  never: 'Never',
  lastSeenAt: (when: string) => `Last seen: ${when}`,
  secondFactor: own.secondFactor,
  withSecondFactor: 'On',
  withoutSecondFactor: 'Off',
  devices: 'Signed in on',
  deviceCount: counted('device', 'devices'),
  found: counted('user', 'users'),
  none: 'Nobody yet',
  noneHelp: 'Whoever you invite stands here.',
  noneFound: 'Nobody matches',
  noneFoundHelp: 'Try fewer words or other filters.',

  invite: 'Invite a colleague',
  sendInvitation: 'Invite',
  inviteHelp: 'They get a link and choose their own password. What they may do follows from the role.',
  roleHelps: {
    owner: 'Everything, users and settings too.',
    manager: 'Everything but users and settings.',
    catalogue: 'Products, prices and pictures.',
    orders: 'The order desk, payments and messages.',
    content: 'Posts, pictures and messages.',
    accountant: 'Reads and exports reports and invoices, changes nothing.',
  },
  nameProblem: 'Fill in a name of 2 to 80 letters.',
  emailProblem: 'This is not an e-mail address. It looks like name@example.com.',

  linkTitle: { invitation: 'The invitation', password: 'The link for a new password' },
  linkOnce: 'This link is shown only now. Whoever has it can come in as this person: hand it to nobody else.',
  linkMailed: (email: string) => `It goes to ${email} by mail, too.`,
  linkNotMailed: 'No mail leaves this shop: send it yourself.',
  linkEnds: (at: string) => `It counts once, until ${at}.`,
  copyLink: 'Copy the link',
  makeLink: { invited: 'New invitation link', active: 'Link for a new password', disabled: '' },

  account: 'Account',
  changeRole: 'Change the role',
  roleChanged: 'The role is changed.',
  askRole: (name: string, role: string, may: string) => ({
    title: `Make ${name} “${role}”?`,
    effects: [
      `What they may do then: ${may}`,
      'It holds at once, on every page they have open.',
      'Every owner of the shop is told.',
    ],
  }),
  disable: 'Disable the account',
  askDisable: (name: string) => ({
    title: `Disable ${name}?`,
    effects: [
      'They are signed out everywhere at once, and cannot sign in.',
      'What they did stays under their name.',
      'You can enable the account again.',
    ],
  }),
  disabled: 'The account is disabled.',
  enable: 'Enable the account',
  enabled: 'The account is enabled. They sign in again.',

  sessions: 'Where they are signed in',
  removeFactor: 'Remove the second factor',
  askRemoveFactor: (name: string) => ({
    title: `Remove the second factor of ${name}?`,
    effects: [
      'They sign in with their password alone, until they set it up again.',
      'Do it only when you know that it is them who lost it.',
    ],
  }),
  factorRemoved: 'The second factor is removed.',
} as const;
