import { Injectable } from '@nestjs/common';
import type { SendContactMessageRequest } from '@shop/contracts/contacts/requests';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { Clock } from '../../../shared/clock.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import type { Network } from '../../../shared/throttle/network.ts';
import { Throttle, type ThrottleRule } from '../../../shared/throttle/throttle.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { ContactMessages, type NewContactMessage } from './contact-messages.ts';

const HOUR = 3_600_000;
/** For each address: whoever writes in another's name does not shut the form for them. */
const BY_CONTACT: ThrottleRule = { limit: 5, windowMs: HOUR };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 40, windowMs: HOUR };

/** Keeps what somebody wrote to the shop. A filled spam trap gets the same answer, and nothing is kept. */
@Injectable()
export class SendContactMessage {
  constructor(
    private readonly messages: ContactMessages,
    private readonly throttle: Throttle,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError too-many-requests */
  async execute(request: SendContactMessageRequest, network: Network): Promise<void> {
    const phone = request.phone === undefined ? null : mobileDigits(request.phone);
    const email = request.email?.toLowerCase() ?? null;
    await this.throttle.take(`contact from ${network}`, BY_ADDRESS);
    await this.throttle.take(`contact of ${phone ?? email} from ${network}`, BY_CONTACT);
    if (request.website) return;
    const { name, subject, message } = request;
    const written: NewContactMessage = {
      id: this.identifiers.uuid(),
      at: this.clock.now(),
      name: name.trim(),
      phone,
      email,
      subject,
      message: message.trim(),
    };
    await this.transaction.run(() => this.messages.add(written));
  }
}
