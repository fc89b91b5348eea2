import { IsIn, IsUUID, ValidateIf } from 'class-validator';
import { TEXT } from '../rules/limits.ts';
import { IsEmailAddress, IsMobile, IsPage, IsText, Optional } from '../validation.ts';
import { CONTACT_SUBJECTS, type ContactSubject } from './views.ts';

export class SendContactMessageRequest {
  @IsText(TEXT.personName) name!: string;
  /** Needed when there is no e-mail. */
  @ValidateIf(
    (request: SendContactMessageRequest) => request.phone !== undefined || request.email === undefined,
  )
  @IsMobile()
  phone?: string;
  @Optional() @IsEmailAddress() email?: string;
  @IsIn(CONTACT_SUBJECTS) subject!: ContactSubject;
  @IsText(TEXT.contactMessage) message!: string;
  /** A box that people do not see: whatever fills it in is no person. */
  @Optional() @IsText(TEXT.trap) website?: string;
}

export class ListContactMessagesQuery {
  @Optional() @IsIn(['open', 'done']) state?: 'open' | 'done';
  @Optional() @IsPage() page?: number;
}

export class ContactMessageParams {
  @IsUUID() id!: string;
}
