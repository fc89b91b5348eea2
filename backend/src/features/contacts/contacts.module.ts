import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Throttle } from '../../shared/throttle.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresContactMessages } from './adapters/postgres/postgres-contact-messages.ts';
import { ContactMessages } from './application/contact-messages.ts';
import { SendContactMessage } from './application/send-contact-message.ts';

@Module({
  providers: [
    { provide: ContactMessages, useClass: PostgresContactMessages },
    useCase(SendContactMessage, ContactMessages, Throttle, Identifiers, Clock),
  ],
  exports: [ContactMessages, SendContactMessage],
})
export class ContactsModule {}
