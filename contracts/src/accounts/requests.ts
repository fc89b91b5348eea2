import { IsEmailAddress, IsText } from '../validation.ts';

export class SignInRequest {
  @IsEmailAddress() email!: string;
  @IsText(1, 200) password!: string;
}
