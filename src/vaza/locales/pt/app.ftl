# A mesa como aplicação no terminal.

# ---- At the table

app-again = outra partida
app-allowed = { $action } pode jogar-se.
app-away = ausente
app-bank = reserva { $time }
app-claim = levar o resto
app-close = fechar
app-deal-done = A mão acabou: Enter mostra as contas.
app-exchange = { $cards ->
    [0] não trocar nada
    [one] trocar 1 carta
   *[other] trocar { $cards } cartas
}
app-free-chair = (livre)
app-gathering = À espera que a partida comece.
app-hint-failed = Desta vez não veio dica.
app-hint-thinks = Um mestre está a pensar nisso …
app-keys = { $asked ->
    [none] l última vaza · s pontos · f ritmo · t luz · ? ajuda · q sair
    [cards] ␣ marcar · ↵ trocar · h dica · l última vaza · s pontos · f ritmo · t luz · ? ajuda · q sair
   *[other] ↵ jogar · h dica · w porquê · l última vaza · s pontos · f ritmo · t luz · ? ajuda · q sair
}
app-no-hint = Agora não há nada a aconselhar.
app-pace = { $pace ->
    [quick] bots rápidos
    [instant] bots num instante
   *[natural] bots ao seu ritmo
}
app-paused = { $number ->
    [0] à espera de alguém
   *[other] à espera de { $names }
}
app-small = Esta janela tem { $width } × { $height } caracteres. Põe-na com 80 × 24 ou mais: o jogo continua assim que couber.
app-stood-in = joga um bot
app-thinking = a pensar

# ---- Before the cards

app-cut = { $name }, por onde partes?
app-cut-by-chance = partir à sorte
app-cut-here = levantar { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
app-cut-keys = ← → ou 1–{ $highest }, e depois Enter
app-drawn = Quem se senta onde, e quem dá
app-sit-down = sentar

# ---- After a deal and after a match

app-brought-nothing = Não muda nada.
app-deal-counted = A mão { $deal } está contada
app-go-on = continuar
app-made = { $side }: { $count }
app-match-over = A partida acabou
app-no-sheet = Ainda não se contou nada.
app-quit = desistir
app-quit-ask = Desistir da partida?
app-quit-told = A partida acaba então para todos, sem vencedor.
app-sheet = Folha de pontos
app-side = { $side } { $number }
app-standing = A partida está assim:
app-start = começar

# ---- Leaving

app-leave = sair
app-leave-ask = Sair da mesa?
app-leave-told = O jogo fica guardado: vaza play --resume continua-o.
app-leave-watch = Os bots deixam de jogar.
app-stay = ficar

# ---- Help

app-help = { $game }: teclas e regras
app-help-keys =
    ← → – escolher uma carta, ou uma resposta
    ↑ ↓ Tab – das cartas para as respostas e de volta
    Enter – jogar o que está escolhido, ou escrito
    1 … 9, 0 – escolher uma carta pelo número; onde se pede um número, o número
    Espaço – marcar uma carta para a troca
    { $style ->
        [spanish] 7o 12c
       *[french] 7h Qs
    } – escrever uma carta, ou um anúncio como as respostas o dizem; Esc apaga-o
    h – perguntar a um mestre o que é melhor
    w – porque não se pode jogar a carta escolhida
    l – a última vaza
    s – a folha de pontos
    c – levar todas as vazas que faltam, quando a mesa o oferece
    f – a rapidez dos bots
    t – claro ou escuro
    / – dizer alguma coisa, numa mesa de uma sala
    q – sair; o jogo fica guardado
    F1 … F10 – ajuda, dica, porquê, última vaza, pontos, levar, ritmo, luz, e F10 para sair
    Letras – as minúsculas são teclas enquanto não há nada escrito, a não ser que comece por essa letra uma resposta que podes dar agora: então escreve-se. Maiúsculas, algarismos e : escrevem-se sempre, e as teclas F são sempre teclas.
    Rato – carregar numa carta, numa resposta ou numa tecla

# ---- The menu

app-menu-game = Que jogo?
app-menu-keys = ↑ ↓ jogo · ← → bots · Enter começar · t luz · q sair
app-menu-level = Que nível para os bots?
