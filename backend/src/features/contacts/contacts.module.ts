import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PostgresContactMessages } from './adapters/postgres/postgres-contact-messages.ts';
import { ContactMessages } from './application/contact-messages.ts';
import { SendContactMessage } from './application/send-contact-message.ts';

@Module({
  imports: [PrintingModule],
  providers: [{ provide: ContactMessages, useClass: PostgresContactMessages }, SendContactMessage],
  exports: [ContactMessages, PrintingModule, SendContactMessage],
})
export class ContactsModule {}
