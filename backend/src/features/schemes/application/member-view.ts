import type { Day } from '@shop/contracts/rules/days';
import { isPaying } from '@shop/contracts/rules/schemes/membership-states';
import { payeeInShort } from '@shop/contracts/rules/schemes/payee';
import { isToBeTold } from '@shop/contracts/rules/schemes/passbook';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import type { MemberFacts } from './members.ts';
import { passbookOn } from './passbook-facts.ts';

/** A member as staff work with them on a day. */
export function memberOn(today: Day, facts: MemberFacts): MemberView {
  const {
    token,
    email,
    address,
    state,
    firstPaidOn,
    warnedOf: toldOf,
    revision,
    events,
    entries,
    payee,
  } = facts;
  const { name, phone, nominee, sums, ...passbook } = passbookOn(today, facts);
  return {
    ...passbook,
    name,
    phone,
    nominee,
    sums,
    payee: { isAsked: passbook.payee.isAsked, payTo: payee && payeeInShort(payee) },
    token,
    toWarn: isToBeTold(today, { state, heldPaise: sums.heldPaise, firstPaidOn, toldOf }),
    entries,
    events,
    freePaise: isPaying(state) ? sums.overpaidPaise : sums.heldPaise,
    revision,
    value: {
      name,
      phone,
      email,
      address,
      nomineeName: nominee.name,
      nomineeRelation: nominee.relation,
      nomineePhone: nominee.phone,
    },
  };
}
