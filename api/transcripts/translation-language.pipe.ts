import { refuse } from '@evident/domain/kernel';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@evident/domain/transcripts';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** Parses the language of a translation in a path. */
@Injectable()
export class TranslationLanguagePipe implements PipeTransform<string, TranslationLanguage> {
  transform(value: string): TranslationLanguage {
    return (
      TRANSLATION_LANGUAGES.find((language) => language === value) ??
      refuse('ValidationError', 'There is no such language', 'Use a language code such as en or de.')
    );
  }
}
