import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { CALL_OUTCOMES, type CallOutcome } from '../rules/desk/calls.ts';
import { DESK_TEXT } from '../rules/limits.ts';
import { IsInstant, IsText } from '../validation.ts';

export class HoldCallRequest {
  /** Also when a colleague is calling there: whoever says so was told. */
  @IsBoolean() takeOver!: boolean;
}

export class RecordCallRequest {
  @IsIn(CALL_OUTCOMES) outcome!: CallOutcome;
  /** When the customer wants to be called; of a call that is put off, and of no other. */
  @ValidateIf(({ outcome }: RecordCallRequest, value) => value !== null || outcome === 'later')
  @IsInstant()
  againAt!: string | null;
  /** Why it is not wanted; empty otherwise. */
  @IsText({ ...DESK_TEXT.reason, min: 0 }) reason!: string;
}
