import { IsIn, IsUUID, Matches, ValidateIf } from 'class-validator';
import { ListQuery } from '../listing/requests.ts';
import { DESK_TEXT, REMINDER_TOKEN, TEXT } from '../rules/limits.ts';
import { LANGUAGES, type Language } from '../rules/language.ts';
import { IsAccepted, IsEmailAddress, IsMobile, IsText, Optional } from '../validation.ts';
import { REMINDER_CHANNELS, type ReminderChannel } from './views.ts';

export class AskReminderRequest {
  /** Needed when there is no e-mail. */
  @ValidateIf((request: AskReminderRequest) => request.phone !== undefined || request.email === undefined)
  @IsMobile()
  phone?: string;
  @Optional() @IsEmailAddress() email?: string;
  @IsAccepted() consent!: true;
  /** Of the page that it comes from; English where it names none. */
  @Optional() @IsIn(LANGUAGES) language?: Language;
  /** A box that people do not see: whatever fills it in is no person. */
  @Optional() @IsText(TEXT.trap) website?: string;
}

export class ForgetReminderRequest {
  @Matches(REMINDER_TOKEN) token!: string;
}

export class ListRemindersQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(REMINDER_CHANNELS) channel?: ReminderChannel;
  @Optional() @IsIn(['waiting', 'told']) state?: 'waiting' | 'told';
}

export class ReminderParams {
  @IsUUID() id!: string;
}
