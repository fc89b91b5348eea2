import { IsIn, IsUUID, ValidateIf } from 'class-validator';
import { DayRangeListQuery } from '../listing/requests.ts';
import { DESK_TEXT, TEXT } from '../rules/limits.ts';
import { IsEmailAddress, IsMobile, IsText, Optional } from '../validation.ts';
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

export class ListContactMessagesQuery extends DayRangeListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(['open', 'done']) state?: 'open' | 'done';
}

export class AnswerContactMessageRequest {
  @IsText(DESK_TEXT.answer) answer!: string;
}

export class ContactMessageParams {
  @IsUUID() id!: string;
}
