import { IsEmail, MaxLength } from 'class-validator';
import { IsText } from '../validation.ts';

export class SignInRequest {
  @IsEmail() @MaxLength(120) email!: string;
  @IsText(1, 200) password!: string;
}
