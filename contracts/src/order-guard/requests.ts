import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, Matches } from 'class-validator';
import { DESK_TEXT, MOST_TOGETHER, ORDER_NUMBER } from '../rules/limits.ts';
import { IsText } from '../validation.ts';

export class CancelTogetherRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_TOGETHER)
  @ArrayUnique()
  @Matches(ORDER_NUMBER, { each: true })
  numbers!: string[];
  @IsText(DESK_TEXT.reason) reason!: string;
}
