import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../../../../../platform/persistence/columns.ts';

/** What is known of a first step beyond what is there in the shop. */
export const openingStep = defineEntity({
  name: 'OpeningStep',
  tableName: 'opening_step',
  properties: {
    step: p.text().primary(),
    later: p.boolean().default(false).comment('somebody put it off'),
    testedAt: instant()
      .nullable()
      .comment('of mail: when the mail server last took a test mail; of the test order: when it was removed'),
  },
});
