import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { DayRangeListQuery } from '../listing/requests.ts';
import { DESK_TEXT, TEXT } from '../rules/limits.ts';
import { ORDER_STATES, type OrderState } from '../rules/orders/order-states.ts';
import { IsText, Optional } from '../validation.ts';
import { REFERRED_WAYS, type ReferredWay } from './views.ts';

export class ReferralCodeParams {
  @IsText(TEXT.referralCode) code!: string;
}

export class GreetingRequest {
  @IsBoolean() greets!: boolean;
}

export class RememberDeviceRequest {
  /** The browser's own random number, which comes with its orders too. */
  @IsUUID() deviceId!: string;
}

export class ListReferredOrdersQuery extends DayRangeListQuery {
  /** In number, name and city. Never in the phone: what can be searched can be guessed, digit by digit. */
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(ORDER_STATES) state?: OrderState;
  @Optional() @IsIn(REFERRED_WAYS) way?: ReferredWay;
}
