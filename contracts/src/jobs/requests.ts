import { IsUUID } from 'class-validator';

export class JobParams {
  @IsUUID() id!: string;
}
