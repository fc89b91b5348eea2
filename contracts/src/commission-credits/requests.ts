import { Matches } from 'class-validator';
import { MONTH } from '../rules/months.ts';

export class CreditCommissionsRequest {
  @Matches(MONTH) month!: string;
}
