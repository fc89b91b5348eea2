import { Matches } from 'class-validator';

export class PictureFileParams {
  @Matches(/^[a-z0-9-]{1,80}$/) key!: string;
  @Matches(/^\d{2,4}\.(?:avif|webp)$/) file!: string;
}
