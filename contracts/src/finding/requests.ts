import { DESK_TEXT } from '../rules/limits.ts';
import { IsText } from '../validation.ts';

export class FindQuery {
  @IsText(DESK_TEXT.find) q!: string;
}
