import { Module } from '@nestjs/common';
import { PrintingModule } from '../../printing/printing.module.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Throttle } from '../../shared/throttle/throttle.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresContactMessages } from './adapters/postgres/postgres-contact-messages.ts';
import { ContactMessages } from './application/contact-messages.ts';
import { SendContactMessage } from './application/send-contact-message.ts';

@Module({
  imports: [PrintingModule],
  providers: [
    { provide: ContactMessages, useClass: PostgresContactMessages },
    useCase(SendContactMessage, ContactMessages, Throttle, Transaction, Identifiers, Clock),
  ],
  exports: [ContactMessages, PrintingModule, SendContactMessage],
})
export class ContactsModule {}
