import { ValidateIf } from 'class-validator';
import { TEXT } from '../rules/limits.ts';
import { IsAccepted, IsEmailAddress, IsMobile, IsPage, IsText, Optional } from '../validation.ts';

export class AskReminderRequest {
  /** Needed when there is no e-mail. */
  @ValidateIf((request: AskReminderRequest) => request.phone !== undefined || request.email === undefined)
  @IsMobile()
  phone?: string;
  @Optional() @IsEmailAddress() email?: string;
  @IsAccepted() consent!: true;
  /** A box that people do not see: whatever fills it in is no person. */
  @Optional() @IsText(TEXT.trap) website?: string;
}

export class ListRemindersQuery {
  @Optional() @IsPage() page?: number;
}
