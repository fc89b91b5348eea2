import { Matches, MaxLength } from 'class-validator';

export class CityParams {
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/) @MaxLength(80) slug!: string;
}
